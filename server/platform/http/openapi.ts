import { type Call, writes } from '@malla/contracts/call.ts'
import { allCalls } from '@malla/contracts/calls.ts'
import { url } from '@malla/contracts/campos.ts'
import { z } from 'zod'
import { gastoOf } from './quotas.ts'

type Json = Record<string, unknown>

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _s, ...schema } = z.toJSONSchema(type, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as Json
  return schema
}

const pathParams = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(m => m[1]!)

const header = (name: string, schema: Json): Json => ({ name, in: 'header', required: false, schema })

/** Whether a call answers a document that may be made meanwhile (platform/reports.ts): kept files and what is open to everybody are at hand. */
const isEnSegundoPlano = (call: Call): boolean =>
  call.access !== 'public' &&
  call.access !== 'session' &&
  (call.file === true || (call.verb === 'POST' && call.output === url))

function parameters(call: Call, properties: Record<string, Json>, required: string[]): Json[] {
  const inPath = pathParams(call.path)
  const inQuery = call.verb === 'GET' ? Object.keys(properties).filter(p => !inPath.includes(p)) : []
  return [
    ...inPath.map(name => ({
      name,
      in: 'path',
      required: true,
      schema: properties[name] ?? { type: 'string' },
    })),
    ...inQuery.map(name => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: properties[name],
    })),
    ...(writes(call) ? [header('Idempotency-Key', { type: 'string', format: 'uuid' })] : []),
    ...(isEnSegundoPlano(call) ? [header('Prefer', { type: 'string', enum: ['respond-async'] })] : []),
  ]
}

function requestBody(call: Call, properties: Record<string, Json>, required: string[]): Json | undefined {
  if (call.verb === 'GET') return undefined
  const inPath = pathParams(call.path)
  const fields = Object.fromEntries(Object.entries(properties).filter(([k]) => !inPath.includes(k)))
  if (Object.keys(fields).length === 0) return undefined
  const schema = { type: 'object', properties: fields, required: required.filter(r => !inPath.includes(r)) }
  const types = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded']
  return { content: Object.fromEntries(types.map(t => [t, { schema }])) }
}

const problem = {
  description: 'Problema',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problema' } } },
}

const enCamino = {
  description: 'Con `Prefer: respond-async`: se hace mientras tanto',
  headers: {
    'Preference-Applied': { schema: { type: 'string' } },
    Location: { description: 'Dónde seguirlo', schema: { type: 'string' } },
  },
  content: {
    'application/json': {
      schema: { type: 'object', properties: { job: { type: 'integer' } }, required: ['job'] },
    },
  },
}

/**
 * What a call may answer instead of what it was asked for. Any that takes a body may bring a file too many, and what is open to everybody counts its tries. Any may
 * find the database away or the disk full.
 */
const problemsOf = (call: Call): string[] => [
  '422',
  ...(call.access === 'public' ? [] : ['401', '403', '404']),
  ...(writes(call) ? ['409'] : []),
  ...(call.verb === 'GET' ? [] : ['413']),
  ...(call.verb !== 'GET' || call.access === 'public' || gastoOf(call) ? ['429'] : []),
  '500',
  '503',
  '507',
]

function operation(name: string, call: Call): Json {
  const input = schemaOf(call.input, 'input')
  const properties = (input.properties ?? {}) as Record<string, Json>
  const required = (input.required ?? []) as string[]
  const content: Json = { 'application/json': { schema: schemaOf(call.output, 'output') } }
  if (call.file) content['application/octet-stream'] = { schema: { type: 'string', format: 'binary' } }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    'x-access': call.access,
    parameters: parameters(call, properties, required),
    requestBody: requestBody(call, properties, required),
    responses: {
      200: { description: 'Bien', content },
      ...(isEnSegundoPlano(call) ? { 202: enCamino } : {}),
      ...Object.fromEntries(problemsOf(call).map(p => [p, problem])),
    },
  }
}

/** The OpenAPI 3.1 document of every declared call. */
function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of allCalls())
    (paths[call.path] ??= {})[call.verb.toLowerCase()] = operation(name, call)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Malla',
      version: '1',
      description:
        'Diseño curricular: todas las llamadas. PUT y DELETE también como POST con `_method`; en `…/save`, un POST con `id` es un PUT.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'malla_sesion' },
      },
      schemas: {
        Problema: {
          type: 'object',
          properties: {
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
          required: ['message'],
        },
      },
    },
  }
}

let text: string | undefined
/** The description as it is sent. Made when it is first asked for: it takes a tenth of a second, which no start is to wait for. */
export function openApiText(): string {
  text ??= JSON.stringify(openApi())
  return text
}
