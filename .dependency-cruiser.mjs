/** Directions of ARCHITECTURE.md: domain ← contracts ← {documents, server, web}, documents ← server. */
const only = (from, allowed) => ({
  name: `${from} stands on ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.(test|bench)\\.tsx?$' },
  to: { path: '^(domain|contracts|documents|server|web|e2e|bench|scripts)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
})

export default {
  forbidden: [
    only('domain', []),
    only('contracts', ['domain']),
    only('documents', ['domain', 'contracts']),
    only('server', ['domain', 'contracts', 'documents']),
    only('web', ['domain', 'contracts']),
    { name: 'domain has no dependency', severity: 'error', from: { path: '^domain/', pathNot: '\\.test\\.ts$' }, to: { dependencyTypes: ['npm', 'npm-dev', 'core'] } },
    { name: 'the kit knows no router and no queries', severity: 'error', from: { path: '^web/ui/', pathNot: '\\.test\\.tsx?$' }, to: { path: '@tanstack/react-(router|query)|^web/(app|features)/' } },
    { name: 'features do not touch sockets', severity: 'error', from: { path: '^server/features/' }, to: { path: '^server/platform/realtime/|node_modules/ws/' } },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
}
