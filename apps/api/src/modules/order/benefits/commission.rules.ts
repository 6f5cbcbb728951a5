/**
 * Sold goods pay this to the mall, frozen on the line when the order is placed (decisions section
 * 5).
 */
export const COMMISSION_RATE = 0.12
