/**
 * Views have their own folder inside the data folder, because lmdb allows one writer at a time, and no turn
 * must wait for a view to be saved.
 */
export const VIEWS_FOLDER = 'views';
