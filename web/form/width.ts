/** The share of the form's width that a field takes where there is room; all of it when nothing is said. */
export type Width = 'half' | 'third' | 'two-thirds';
