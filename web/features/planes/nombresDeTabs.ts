/** The tabs of a plan, in their order, for whoever leads to one. What they draw comes with the page itself (planTabs.ts): the tree of every page needs none of it. */
export const nombresDeTabs = [
  { id: 'malla', label: 'Malla' },
  { id: 'secciones', label: 'Secciones' },
  { id: 'competencias', label: 'Competencias' },
  { id: 'cursos', label: 'Cursos' },
  { id: 'avance', label: 'Avance' },
  { id: 'documentos', label: 'Documentos' },
] as const
export type IdDeTab = (typeof nombresDeTabs)[number]['id']
