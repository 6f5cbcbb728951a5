/**
 * Begins anew at the desk the session is at: nothing that was read of another shop stays in this
 * window.
 */
export function openDesk(): void {
  window.location.assign('/backoffice/')
}
