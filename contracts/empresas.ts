/** Institutions (§3, Empresa), for the administrator; and the profile of one's own. */
export const empresas = {}
