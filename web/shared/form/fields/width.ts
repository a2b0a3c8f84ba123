/**
 * The share of the form's width that a field takes where there is room; all of it when absent. 'line' is a third with nothing beside it.
 */
export type Width = 'half' | 'third' | 'two-thirds' | 'line';
