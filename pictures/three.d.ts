/** three.js comes without types; only scene/renderer.ts touches it. */
declare module 'three'
