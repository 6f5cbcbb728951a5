/**
 * The models of the demo mall that can be turned: one of each kind of furniture and more, as far as
 * they are as large as their list says.
 */
export const turnable = [
  'desk-slim',
  'desk-drawers',
  'standing-two-leg',
  'chair-dining',
  'office-visitor',
  'lamp-floor-tripod',
  'sofa-pouf',
  'sofa-two',
  'shelf-cube',
  'bed-slatted',
  'table-coffee',
  'drawers-sideboard',
]
