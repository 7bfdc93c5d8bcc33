/** Forms (§7): what a page shows, its data, and which pages a person visited. */
export const paginas = {}
