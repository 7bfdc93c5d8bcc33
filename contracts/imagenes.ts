/** The image call: upload in the form of §7 and what it answers; pictures by their id. */
export const imagenes = {}
