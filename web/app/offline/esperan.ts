/** Which writes may wait, as the contracts say (contracts/espera.ts). */
export { esperan } from 'virtual:cola'
