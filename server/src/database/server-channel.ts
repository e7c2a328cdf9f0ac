/** The channel on which servers tell each other what is not stored, or not of one table: JSON, an object a notification. */
export const WHISPERS = 'whispers';
