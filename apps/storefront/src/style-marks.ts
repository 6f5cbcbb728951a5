/** Where the stylesheet goes in a page as it is drawn: 40 KB that every page has need not go through the drawing of each. */
export const STYLE_MARKS = { shop: '/*style shop*/', buyer: '/*style buyer*/' } as const
