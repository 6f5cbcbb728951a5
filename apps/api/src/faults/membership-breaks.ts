/** Ways to break what holds of members' levels and days. */
export const membershipBreaks: Readonly<Record<string, readonly string[]>> = {
  I119: [
    `update earned_orders set factor = 130`,
    `update earned_orders set factor = 999`,
    `insert into member_sign_ins (user_id, day, streak, at) select id, '2026-06-10', 1, mall_now() from users limit 1`,
    `insert into member_sign_ins (user_id, day, streak, at) select id, '2026-06-10', 2, mall_now() from users limit 1`,
  ],
}
