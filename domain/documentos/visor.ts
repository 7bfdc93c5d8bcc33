/** The external online viewer of Office documents (§2, off by default): what it shows, and what it can reach. */

/** Where the viewer stands; it fetches the document itself, by its address. */
const VISOR = 'https://view.officeapps.live.com/op/view.aspx'

const DE_OFFICE = /^application\/(msword|vnd\.(ms-(excel|powerpoint)|openxmlformats-officedocument\.))/

/** Whether the viewer shows files of this media type: Word, Excel, PowerPoint. */
export const isDeOffice = (tipo: string): boolean => DE_OFFICE.test(tipo)

/** Names and numbers that only this machine or its own network reach. */
const DE_CASA =
  /^(localhost|.*\.(local|localhost|internal|lan)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|169\.254\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|0\.0\.0\.0|\[.*\]|[^.]+)$/i

/** Why the viewer cannot fetch a document from an installation with this address, or null. */
export const whyNotVisor = (direccion: string): string | null =>
  URL.canParse(direccion) && !DE_CASA.test(new URL(direccion).hostname)
    ? null
    : 'La dirección de esta instalación no es pública: el visor externo no llega a ella.'

/** The page of the viewer that shows the document at `ruta` (`/api/v1/documentos/…`) of an installation. */
export const enlaceDelVisor = (direccion: string, ruta: string): string =>
  `${VISOR}?${new URLSearchParams({ src: new URL(ruta, direccion).href })}`
