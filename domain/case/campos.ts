/** CASE 1.0 and 1.1 as data: the fields of each class, of which kind, and in which version. */

export type Version = '1.0' | '1.1'

export type Clase =
  | 'CFDocument'
  | 'CFItem'
  | 'CFAssociation'
  | 'CFConcept'
  | 'CFSubject'
  | 'CFLicense'
  | 'CFItemType'
  | 'CFAssociationGrouping'
  | 'CFRubric'
  | 'CFRubricCriterion'
  | 'CFRubricCriterionLevel'

export type Tipo =
  | 'texto'
  | 'textos'
  | 'uri'
  | 'uuid'
  | 'fecha'
  | 'instante'
  | 'entero'
  | 'numero'
  /** LinkURI: its identifier is a UUID. */
  | 'enlace'
  | 'enlaces'
  /** LinkGenURI: it may name something of another kind, anywhere. */
  | 'nodo'
  | 'relacion'
  | 'objeto'
  | 'objetos'
  | { lista: Clase }

export interface Campo {
  tipo: Tipo
  /** Only this version knows it. */
  solo?: Version
  /** 1.1 has it in the answer about one thing, not in a package; 1.0 in both. */
  suelto?: true
  /** Must be there; an empty text stands in where nothing is known. */
  debe?: true
}

const t: Campo = { tipo: 'texto' }
const texto = { ...t, debe: true } as const
const comunes = {
  identifier: { tipo: 'uuid', debe: true },
  uri: { tipo: 'uri', debe: true },
  lastChangeDateTime: { tipo: 'instante', debe: true },
} as const satisfies Record<string, Campo>
const extensions: Campo = { tipo: 'objeto', solo: '1.1' }
const estado = { statusStartDate: { tipo: 'fecha' }, statusEndDate: { tipo: 'fecha' } } as const
const enlace: Campo = { tipo: 'enlace' }
const delDocumento: Campo = { tipo: 'enlace', suelto: true }

export const clases: Readonly<Record<Clase, Readonly<Record<string, Campo>>>> = {
  CFDocument: {
    ...comunes,
    creator: texto,
    title: texto,
    frameworkType: { ...t, solo: '1.1' },
    caseVersion: { ...t, solo: '1.1' },
    officialSourceURL: { tipo: 'uri' },
    publisher: t,
    description: t,
    subject: { tipo: 'textos' },
    subjectURI: { tipo: 'enlaces' },
    language: t,
    version: t,
    adoptionStatus: t,
    ...estado,
    licenseURI: enlace,
    notes: t,
    extensions,
    CFPackageURI: delDocumento,
  },
  CFItem: {
    ...comunes,
    fullStatement: texto,
    alternativeLabel: t,
    CFItemType: t,
    humanCodingScheme: t,
    listEnumeration: t,
    abbreviatedStatement: t,
    conceptKeywords: { tipo: 'textos' },
    conceptKeywordsURI: enlace,
    notes: t,
    subject: { tipo: 'textos', solo: '1.1' },
    subjectURI: { tipo: 'enlaces', solo: '1.1' },
    language: t,
    educationLevel: { tipo: 'textos' },
    CFItemTypeURI: enlace,
    licenseURI: enlace,
    ...estado,
    extensions,
    CFDocumentURI: delDocumento,
  },
  CFAssociation: {
    ...comunes,
    associationType: { tipo: 'relacion', debe: true },
    sequenceNumber: { tipo: 'entero' },
    originNodeURI: { tipo: 'nodo', debe: true },
    destinationNodeURI: { tipo: 'nodo', debe: true },
    CFAssociationGroupingURI: enlace,
    notes: { ...t, solo: '1.1' },
    extensions,
    CFDocumentURI: delDocumento,
  },
  CFConcept: { ...comunes, title: texto, keywords: t, hierarchyCode: texto, description: t, extensions },
  CFSubject: { ...comunes, title: texto, hierarchyCode: texto, description: t, extensions },
  CFLicense: { ...comunes, title: texto, description: t, licenseText: texto, extensions },
  CFItemType: {
    ...comunes,
    title: texto,
    description: texto,
    hierarchyCode: texto,
    typeCode: t,
    extensions,
  },
  CFAssociationGrouping: { ...comunes, title: texto, description: t, extensions },
  CFRubric: {
    ...comunes,
    title: t,
    description: t,
    CFRubricCriteria: { tipo: { lista: 'CFRubricCriterion' } },
    extensions,
  },
  CFRubricCriterion: {
    ...comunes,
    category: t,
    description: t,
    CFItemURI: enlace,
    weight: { tipo: 'numero' },
    position: { tipo: 'entero' },
    rubricId: { tipo: 'uuid' },
    CFRubricCriterionLevels: { tipo: { lista: 'CFRubricCriterionLevel' } },
    extensions,
  },
  CFRubricCriterionLevel: {
    ...comunes,
    description: t,
    quality: t,
    score: { tipo: 'numero' },
    feedback: t,
    position: { tipo: 'entero' },
    rubricCriterionId: { tipo: 'uuid' },
    extensions: { tipo: 'objetos', solo: '1.1' },
  },
}

/** Lists of CFDefinitions, and what is in each. */
export const definiciones = {
  CFConcepts: 'CFConcept',
  CFSubjects: 'CFSubject',
  CFLicenses: 'CFLicense',
  CFItemTypes: 'CFItemType',
  CFAssociationGroupings: 'CFAssociationGrouping',
} as const satisfies Record<string, Clase>
export type Definicion = keyof typeof definiciones

/** Where each class stands in addresses: /ims/case/v1p1/CFItems/{id}. */
export const segmentos: Readonly<Record<Version, string>> = { '1.0': 'v1p0', '1.1': 'v1p1' }

/** Kinds of associations that the standard names; 1.1 writes any other as `ext:…`. */
export const relaciones = [
  'isChildOf',
  'isPeerOf',
  'isPartOf',
  'exactMatchOf',
  'precedes',
  'isRelatedTo',
  'replacedBy',
  'exemplar',
  'hasSkillLevel',
  'isTranslationOf',
] as const
