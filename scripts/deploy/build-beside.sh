# Runs on the server, where all commits are that were sent. Builds one beside the release that is served; once the other end
# has agreed, it takes over. Without an answer, because the connection was lost, nothing has changed.
set -eu
root=$1 name=$2 commit=$3 seconds=$4
release=$root/releases/$name

exec 9>"$root/lock"
flock -n 9 || {
	echo "Another deployment is at work on this server." >&2
	exit 1
}
trap 'rm -rf "$release"; git -C "$root/repository" worktree prune' EXIT
trap 'exit 1' HUP INT PIPE TERM
git -C "$root/repository" worktree add --quiet --force --detach "$release" "$commit"
cd "$release"
# The same packages need not be installed again: as links, they take no room either.
if cmp -s package-lock.json "$root/current/package-lock.json"; then
	cp -al "$root/current/node_modules" node_modules
fi
npm run build </dev/null
echo "Built $name"
read -r _
trap - EXIT HUP INT PIPE TERM
exec node_modules/.bin/node scripts/deploy/take-over.ts "$root" "$name" "$seconds"
