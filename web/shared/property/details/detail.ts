/** A row of the details of a property. */
export interface Detail {
  /** The field: 'costs.charges'. */
  name: string;
  label: string;
  value: string;
}
