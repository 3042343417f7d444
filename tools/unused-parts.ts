// Functions of our libraries that no page of the site can reach, by file. The browser's build leaves their bodies out
// (tools/leave-out-plugin.ts, decision 48). A function that is called all the same does nothing and answers undefined, or what is said.

export type Part = string | { name: string; answers: string }

/** `<ViewTransition>`: without one in the page, these only walk through the tree. */
const VIEW_TRANSITIONS = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'recursivelyTraverseAfterMutationEffects',
  'commitAfterMutationEffectsOnFiber',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
]

/** A `ref` on a fragment. */
const FRAGMENT_REFS = [
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'deleteChildFromFragmentInstance',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'isFragmentInstanceParent',
  'validateDocumentPositionWithFiberTree',
]

/** What a page may ask `react-dom` to load early. Ours say so in their HTML. */
const PRELOADS = [
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
]

/** Style sheets with a `precedence` and async scripts inside the page, and pictures that a view transition waits for. */
const WAITING_RESOURCES: Part[] = [
  { name: 'getResource', answers: 'null' },
  'acquireResource',
  'suspendResource',
  'preloadResource',
  'preloadResourceAndSuspendIfNeeded',
  'preloadInstanceAndSuspendIfNeeded',
  'insertSuspendedStylesheets',
  'accumulateSuspenseyCommitOnFiber',
  { name: 'waitForCommitToBeReady', answers: 'null' },
]

/** For browsers that are older than our scripts. */
const OLD_BROWSERS: Part[] = [
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  { name: 'getVendorPrefixedEventName', answers: 'eventName' },
]

/** `<Activity>`, `<SuspenseList>`, `useActionState`, and elements with a dash in their name. */
const OTHER_PARTS_OF_REACT = [
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'mountActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'setPropOnCustomElement',
  // Forms whose action is a function.
  'extractEvents$1',
  // Pictures that a view transition waits for.
  'estimateBandwidth',
  // findDOMNode, unstable_scheduleHydration, and onBeforeInput where a browser has no event for it.
  'findCurrentFiberUsingSlowPath',
  'attemptExplicitHydrationTarget',
  'getFallbackBeforeInputChars',
  // The browser's own sign of loading, for transitions that wait for a promise.
  'defaultOnDefaultTransitionIndicator',
  // The names of the components around an error, which nobody reads.
  'getStackByFiberInDevAndProd',
]

export const unusedParts: Record<string, readonly Part[]> = {
  'react-dom/cjs/react-dom-client.production.js': [
    ...VIEW_TRANSITIONS,
    ...FRAGMENT_REFS,
    ...PRELOADS,
    ...WAITING_RESOURCES,
    ...OLD_BROWSERS,
    ...OTHER_PARTS_OF_REACT,
  ],
  // The server does this.
  '@tanstack/query-core/build/modern/hydration.js': ['dehydrate'],
  // Fetchers: data is read and written with TanStack Query.
  'react-router/dist/production/lib/router/router.js': [
    'fetch',
    'handleFetcherAction',
    'handleFetcherLoader',
  ],
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': [
    'singleFetchLoaderFetcherStrategy',
    'nonSsrStrategy',
  ],
  // Changes of code while a developer looks.
  'react-router/dist/production/lib/dom/ssr/routes.js': ['createClientRoutesWithHMRRevalidationOptOut'],
  'react-router/dist/production/lib/router/instrumentation.js': [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ],
  // `<Link prefetch>`, which our own Link does not take; the scripts that the server writes; `meta` of routes, which ours do not have.
  'react-router/dist/production/lib/dom/ssr/components.js': ['PrefetchPageLinks', 'Scripts', 'Meta'],
  // Routers without data and for server components.
  'react-router/dist/production/lib/hooks.js': ['useNavigateUnstable', 'RSCErrorHandler'],
}

/** React's numbers of the components that no page has: `<SuspenseList>`, `<ViewTransition>` and `<Activity>`. */
export const unusedTags = { file: 'react-dom/cjs/react-dom-client.production.js', tags: [19, 30, 31] }

/** SVG attributes of fonts, colours and outlines that no picture of ours has. */
export const unusedAttributes = {
  file: 'react-dom/cjs/react-dom-client.production.js',
  names: [
    'accentHeight',
    'alignmentBaseline',
    'arabicForm',
    'baselineShift',
    'capHeight',
    'colorInterpolation',
    'colorInterpolationFilters',
    'colorProfile',
    'colorRendering',
    'enableBackground',
    'floodColor',
    'floodOpacity',
    'fontSizeAdjust',
    'fontStretch',
    'fontVariant',
    'glyphName',
    'glyphOrientationHorizontal',
    'glyphOrientationVertical',
    'horizAdvX',
    'horizOriginX',
    'imageRendering',
    'lightingColor',
    'markerEnd',
    'markerMid',
    'markerStart',
    'maskType',
    'overlinePosition',
    'overlineThickness',
    'panose-1',
    'renderingIntent',
    'shapeRendering',
    'strikethroughPosition',
    'strikethroughThickness',
    'strokeMiterlimit',
    'textRendering',
    'underlinePosition',
    'underlineThickness',
    'unicodeBidi',
    'unicodeRange',
    'unitsPerEm',
    'vAlphabetic',
    'vHanging',
    'vIdeographic',
    'vMathematical',
    'vertAdvY',
    'vertOriginX',
    'vertOriginY',
    'wordSpacing',
    'writingMode',
    'xmlnsXlink',
    'xHeight',
  ],
}
