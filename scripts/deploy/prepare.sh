# Runs on the server. Checks what a deployment needs, so that one that cannot end does not begin. Prints where releases go.
set -eu
folder=$1
link=$(readlink "$folder" || true)
case $link in
/*/current) root=${link%/current} ;;
*)
	echo "On the server, $folder is not a link to the current release yet. docs/operations.md says how to make it one." >&2
	exit 1
	;;
esac
if [ "$(id -u)" != 0 ] && ! sudo -n -l systemctl restart website >/dev/null; then
	echo "On the server, $(id -un) may not run \"sudo systemctl restart website\" without a password. docs/operations.md says how to allow it." >&2
	exit 1
fi
[ -d "$root/repository" ] || git init --quiet --bare "$root/repository"
# Pipelines often have only the last commit.
git -C "$root/repository" config receive.shallowUpdate true
echo "$root"
