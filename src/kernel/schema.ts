import Type, { type Static, type TSchema } from 'typebox';

/**
 * Builders of JSON schemas, and the types of what they accept. Every schema imports TypeBox from here: the
 * build bundles it into this file, because its 373 modules took a third of the time of a command.
 */
export { type Static, type TSchema, Type };
