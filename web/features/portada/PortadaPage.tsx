export const PortadaPage = () => null
