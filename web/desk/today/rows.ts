/** How many rows a part of the first screen has (limits.TodayRows). */
export const shownRows = 5;
