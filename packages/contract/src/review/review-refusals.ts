/** What is refused about reviews. */
export const reviewRefusals = {
  'comment.not_found': 404,
  'comment.line_not_found': 404,
  'comment.order_state': 409,
  'comment.already_written': 409,
  'comment.already_answered': 409,
  /** Somebody else of the shop has corrected it since it was read. */
  'comment.answer_changed': 409,
  'comment.own_shop': 422,
  'comment.own_voice': 422,
  'comment.state': 409,
} as const
