const StyleGuidePage = () => <h1>StyleGuidePage</h1>
export default StyleGuidePage
