import { describe, expect, it } from 'vitest';
import { created, given } from '../../../test/support/agent-stories.ts';
import type { MaskingRule, PrivacySettings } from '../privacy.ts';
import type { SetPrivacy } from './privacy-decisions.ts';

const email = { entity: 'sys.email', as: 'EMAIL' };
const sets = (masking: readonly MaskingRule[], fields: Partial<SetPrivacy> = {}): SetPrivacy => ({
  type: 'SetPrivacy',
  privacy: { masking: [...masking], retentionDays: 30 },
  faults: [],
  isEntity: (name) => name === 'sys.email',
  ...fields,
});
const configured = (privacy: PrivacySettings) => ({ type: 'PrivacyConfigured', data: { privacy } }) as const;

describe('privacy settings', () => {
  it('are recorded whole, with rules for entities and for patterns', () => {
    const command = sets([email, { pattern: '[0-9]{16}', as: 'CARD' }]);
    given(created()).when(command).gives(configured(command.privacy));
  });

  it('are not recorded again if nothing changes', () => {
    const command = sets([email]);
    given(created(), configured(command.privacy)).when(command).gives();
    given(created())
      .when(sets([], { privacy: { masking: [], retentionDays: 0 } }))
      .gives();
  });

  it('are removed by empty ones', () => {
    const none = { masking: [], retentionDays: 0 };
    given(created(), configured(sets([email]).privacy))
      .when(sets([], { privacy: none }))
      .gives(configured(none));
  });

  it.each(['x', 'card_no.1', 'Straße', '٣', 'x'.repeat(40)])('may use the label %j', (as) => {
    expect(
      given(created())
        .when(sets([{ ...email, as }]))
        .leaves().privacy?.masking,
    ).toEqual([{ ...email, as }]);
  });

  it.each(['', 'two words', '[x]', ' x', 'x ', 'x'.repeat(41)])('are refused with the label %j', (as) => {
    given(created())
      .when(sets([email, { pattern: 'x', as }]))
      .refuses('bad_masking_label', { label: as });
  });

  it('are refused with an entity that the agent does not have, and name it', () => {
    given(created())
      .when(sets([email, { entity: 'colour', as: 'COLOUR' }]))
      .refuses('entity_not_found', { entity: 'colour' });
  });

  it('are refused with a pattern that cannot be used, with the reason', () => {
    const fault = { pattern: '(', reason: 'missing closing )' };
    given(created())
      .when(sets([email], { faults: [fault] }))
      .refuses('bad_masking_pattern', fault);
  });
});
