/** Region ids by the country that a file is named after. */
export const placeFiles = {
  DE: 5,
  AT: 6,
  LU: 7,
  NL: 8,
  ES: 9,
  PT: 10,
  SE: 11,
  FR: 12,
  IT: 13,
  PL: 14,
  GB: 15,
} as const
