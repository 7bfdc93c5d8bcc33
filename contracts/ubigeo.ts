/** Departments, provinces and districts (§3, Ubigeo). */
export const ubigeo = {}
