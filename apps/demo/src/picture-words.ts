/**
 * What the pictures of some models show, as the house shop says it of each finish; the finish comes
 * behind it.
 */
export const pictureWords: Readonly<Record<string, { readonly en: string; readonly de: string }>> =
  {
    'desk-secretary': {
      en: 'Desk on four slim legs, with a low cabinet of open compartments and two small drawers at the back',
      de: 'Schreibtisch auf vier schmalen Beinen, hinten ein niedriger Aufsatz mit Fächern und zwei kleinen Schubladen',
    },
    'desk-drawers': {
      en: 'Desk with a closed side on the left and three wide drawers on the right',
      de: 'Schreibtisch mit geschlossener Seite links und drei breiten Schubladen rechts',
    },
    'chair-rocking': {
      en: 'Rocking chair with a high slatted back, armrests and a light seat cushion',
      de: 'Schaukelstuhl mit hoher Lehne aus Leisten, Armlehnen und hellem Sitzkissen',
    },
    'chair-spindle': {
      en: 'Chair with a round back of thin spindles and a curved seat',
      de: 'Stuhl mit runder Lehne aus dünnen Stäben und geschwungenem Sitz',
    },
    'sofa-three': {
      en: 'Sofa for three with six loose cushions, narrow armrests and short legs',
      de: 'Dreisitzer mit sechs losen Kissen, schmalen Armlehnen und kurzen Beinen',
    },
    'sofa-armchair': {
      en: 'Round armchair whose back runs into the armrests, on light wooden legs',
      de: 'Runder Sessel, dessen Lehne in die Armlehnen übergeht, auf hellen Holzbeinen',
    },
    'lamp-floor-arc': {
      en: 'Tall floor lamp with a round foot, its arm bending over to a half-round shade',
      de: 'Hohe Stehlampe mit rundem Fuß, deren Arm sich zu einem halbrunden Schirm neigt',
    },
    'lamp-mushroom': {
      en: 'Table lamp in the shape of a mushroom, its wide shade over a slim waist',
      de: 'Tischlampe in Form eines Pilzes, breiter Schirm über schmaler Taille',
    },
    'table-round': {
      en: 'Round dining table on a single turned column with a wide foot',
      de: 'Runder Esstisch auf einer einzigen gedrechselten Säule mit breitem Fuß',
    },
    'shelf-ladder': {
      en: 'Shelf like a ladder, leaning back, five boards that become deeper towards the floor',
      de: 'Regal wie eine angelehnte Leiter, fünf Böden, die nach unten tiefer werden',
    },
    'bed-slatted': {
      en: 'Double bed with a headboard of upright slats, made up in white with a folded throw',
      de: 'Doppelbett mit Kopfteil aus senkrechten Leisten, weiß bezogen, mit gefalteter Decke',
    },
    'standing-two-leg': {
      en: 'Standing desk with a plain top on two black columns, a control panel under its edge',
      de: 'Stehschreibtisch mit schlichter Platte auf zwei schwarzen Säulen, Bedienfeld unter der Kante',
    },
  }
