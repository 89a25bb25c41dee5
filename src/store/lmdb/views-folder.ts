/**
 * Views are in a folder of their own inside the data folder: lmdb has one writer at a time, and no turn shall
 * wait for a view that is saved.
 */
export const VIEWS_FOLDER = 'views';
