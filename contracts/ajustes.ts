/** Settings that people edit: of the installation (root) and of an institution. */
export const ajustes = {}
