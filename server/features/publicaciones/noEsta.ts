/** What is asked for is not public, or is not there: nobody learns which. */
export class NoEsPublico extends Error {}

/** Too much at once: it may well work in a moment. */
export class Ocupado extends Error {}
