const ComingSoon = () => <h1>Soon</h1>
export default ComingSoon
