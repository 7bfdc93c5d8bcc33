/** A district by its code; the first four digits are its province. */
export type DistritoReciente = readonly [codigo: string, nombre: string]

/** Districts that were made by law since the published list of codes, with the codes that INEI gave them. */
export const distritosRecientes = [
  ['030611', 'Los Chankas'],
  ['030612', 'Ahuayro'],
  ['050413', 'Putis'],
  ['050511', 'Oronccoy'],
  ['050512', 'Unión Progreso'],
  ['050513', 'Río Magdalena'],
  ['050514', 'Ninabamba'],
  ['050515', 'Patibamba'],
  ['080914', 'Megantoni'],
  ['080915', 'Kumpirushiato'],
  ['080916', 'Cielo Punco'],
  ['080917', 'Manitea'],
  ['080918', 'Unión Asháninka'],
  ['090723', 'Santiago de Tucuma'],
  ['090724', 'Lambras'],
  ['090725', 'Cochabamba'],
  ['100609', 'Pueblo Nuevo'],
  ['100610', 'Santo Domingo de Anda'],
  ['150144', 'Santa María de Huachipa'],
  ['160109', 'Putumayo'],
  ['160114', 'Teniente Manuel Clavero'],
  ['211105', 'San Miguel'],
  ['221006', 'Santa Lucía'],
  ['250306', 'Huipoca'],
  ['250307', 'Boquerón'],
] as const satisfies readonly DistritoReciente[]

/** Names that the published list writes with a wrong accent, a sign or an abbreviation. */
export const nombresCorregidos: Readonly<Record<string, string>> = {
  '0408': 'La Unión',
  '0508': 'Páucar del Sara Sara',
  '0701': 'Provincia Constitucional del Callao',
  '030602': 'Anco Huallo',
}
