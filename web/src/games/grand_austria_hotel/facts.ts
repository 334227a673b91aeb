// How many there are of what is always there.

export const COLUMNS = 5;
export const TABLES = 3;
export const STAFF_SPACE = 5;
