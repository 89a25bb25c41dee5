import { findIana } from 'windows-iana';

/**
 * The zone for a platform's name: an identifier of Windows, the standard name that Windows displays if it
 * differs, or, for other systems, the English name of CLDR. If a name covers several zones, the best known
 * one.
 */
export const zoneOfPlatformName = (name: string): string | undefined =>
  ownPlatformNames.get(name) ?? findIana(name)[0];

/** Identifiers of Windows for zones that moved, split or were renamed since the package's data. */
const renamedZones = {
  UTC: 'UTC',
  'Mountain Standard Time (Mexico)': 'America/Mazatlan',
  'US Eastern Standard Time': 'America/Indiana/Indianapolis',
  'Argentina Standard Time': 'America/Argentina/Buenos_Aires',
  'Greenland Standard Time': 'America/Nuuk',
  'FLE Standard Time': 'Europe/Kyiv',
  'India Standard Time': 'Asia/Kolkata',
  'Nepal Standard Time': 'Asia/Kathmandu',
  'Central Asia Standard Time': 'Asia/Bishkek',
  'Myanmar Standard Time': 'Asia/Yangon',
};

/** Display names, which are not identifiers, so the package lacks them. */
const displayNames = {
  'Hawaii-Aleutian Standard Time': 'Pacific/Honolulu',
  'Alaska Standard Time': 'America/Anchorage',
  'Colombia Standard Time': 'America/Bogota',
  'Peru Standard Time': 'America/Lima',
  'Turks and Caicos Standard Time': 'America/Grand_Turk',
  'Chile Standard Time': 'America/Santiago',
  'Brasilia Standard Time': 'America/Sao_Paulo',
  'West Greenland Standard Time': 'America/Nuuk',
  'Uruguay Standard Time': 'America/Montevideo',
  'Cabo Verde Standard Time': 'Atlantic/Cape_Verde',
  'Coordinated Universal Time': 'UTC',
  'Greenwich Mean Time': 'Europe/London',
  'Western European Standard Time': 'Europe/Lisbon',
  'Irish Standard Time': 'Europe/Dublin',
  'West Africa Standard Time': 'Africa/Lagos',
  'West Africa Time': 'Africa/Lagos',
  'Eastern European Standard Time': 'Europe/Bucharest',
  'Russia TZ 1 Standard Time': 'Europe/Kaliningrad',
  'Central Africa Time': 'Africa/Maputo',
  'Jerusalem Standard Time': 'Asia/Jerusalem',
  'West Bank Gaza Standard Time': 'Asia/Hebron',
  'Türkiye Standard Time': 'Europe/Istanbul',
  'Russia TZ 2 Standard Time': 'Europe/Moscow',
  'Moscow Standard Time': 'Europe/Moscow',
  'Gulf Standard Time': 'Asia/Dubai',
  'East Africa Time': 'Africa/Nairobi',
  'Russia TZ 3 Standard Time': 'Europe/Samara',
  'Georgia Standard Time': 'Asia/Tbilisi',
  'Armenia Standard Time': 'Asia/Yerevan',
  'Russia TZ 4 Standard Time': 'Asia/Yekaterinburg',
  'Uzbekistan Standard Time': 'Asia/Tashkent',
  'Nepal Time': 'Asia/Kathmandu',
  'Myanmar Time': 'Asia/Yangon',
  'Novosibirsk Standard Time': 'Asia/Novosibirsk',
  'Russia TZ 6 Standard Time': 'Asia/Krasnoyarsk',
  'Indochina Time': 'Asia/Bangkok',
  'Western Indonesia Time': 'Asia/Jakarta',
  'Hong Kong Standard Time': 'Asia/Hong_Kong',
  'Malay Peninsula Standard Time': 'Asia/Singapore',
  'Philippine Standard Time': 'Asia/Manila',
  'Taiwan Standard Time': 'Asia/Taipei',
  'Russia TZ 7 Standard Time': 'Asia/Irkutsk',
  'Australian Western Standard Time': 'Australia/Perth',
  'Japan Standard Time': 'Asia/Tokyo',
  'Korean Standard Time': 'Asia/Seoul',
  'Russia TZ 8 Standard Time': 'Asia/Yakutsk',
  'Australian Central Standard Time': 'Australia/Adelaide',
  'Australian Eastern Standard Time': 'Australia/Sydney',
  'Russia TZ 9 Standard Time': 'Asia/Vladivostok',
  'Russia TZ 10 Standard Time': 'Asia/Srednekolymsk',
  'Russia TZ 11 Standard Time': 'Asia/Kamchatka',
  'Kamchatka Standard Time': 'Asia/Kamchatka',
};

/** Names in addition to the package's. */
export const ownPlatformNames: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...renamedZones, ...displayNames }),
);
