/** Rows that no dispute leaves behind: each makes the invariant fire. */
export const disputeBreaks = {
  I93: [
    `update reverse_orders set status = 'IN_DISPUTE' where id = (select id from reverse_orders limit 1)`,
    `insert into reverse_disputes (reverse_id, opened_at, buyer_text, answer_until, rule_until) select id, now(), 'No.', now(), now() from reverse_orders where status <> 'REVERSE_CANCELED' limit 1`,
  ],
}
