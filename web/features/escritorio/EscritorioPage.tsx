export const EscritorioPage = () => null
