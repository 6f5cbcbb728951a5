/**
 * Stands in for a decoder of packed geometry, which the viewer would compile as soon as it is
 * there. The mall takes no models that need one.
 */
export const MeshoptDecoder = { supported: false }
