'use strict'
// The bank has been answered, or its question was closed: the page that asked may go on.
parent.postMessage({ event: document.querySelector('main').dataset.event }, '*')
