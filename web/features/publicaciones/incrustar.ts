const SIGNOS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const enAtributo = (s: string): string => s.replace(/[&"<>]/g, c => SIGNOS[c]!)

/** What people paste into a page of theirs to show a published plan in it. */
export const codigoParaIncrustar = (url: string, nombre: string): string =>
  `<iframe src="${enAtributo(`${url}?incrustado=1`)}" title="${enAtributo(`Malla curricular: ${nombre}`)}" width="100%" height="720" loading="lazy" style="border:0"></iframe>`
