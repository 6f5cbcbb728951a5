'use strict'
// The bank has been answered: the page that asked may go on.
parent.postMessage({ event: 'challenged' }, '*')
