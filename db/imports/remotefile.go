package imports

import (
	"net/url"
	"strings"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Remote is a picture or document that another server has. Name is photos/NAME or documents/NAME, and stays the same while Address may
// change: a name that was fetched once is never fetched again. Hosts are the servers that the address may lead to; empty for any.
type Remote struct {
	Name    string
	Address string   `json:"-"`
	Hosts   []string `json:"-"`
}

// IsItsName reports whether the address is the name, so that it never moves.
func (r Remote) IsItsName() bool { return strings.HasSuffix(r.Name, r.Address) }

// The kinds of use of a remote file.
const (
	remotePhoto    = "PHOTO"
	remotePlan     = "PLAN"
	remoteDocument = "DOCUMENT"
)

// remoteUse is where a record shows a remote file.
type remoteUse struct {
	remote   *Remote
	kind     string
	position int
	text     locale.Localized
	public   bool
}

func usesOf(kind string, list []Media) (uses []remoteUse) {
	for position, m := range list {
		if m.Remote != nil {
			uses = append(uses, remoteUse{remote: m.Remote, kind: kind, position: position, text: m.Alt})
		}
	}
	return uses
}

// remoteUses lists the remote files of a property.
func (p PropertyEntry) remoteUses() []remoteUse {
	uses := append(usesOf(remotePhoto, p.Photos), usesOf(remotePlan, p.Plans)...)
	for _, u := range usesOf(remoteDocument, p.Documents) {
		d := p.Record.Documents[u.position]
		u.text, u.public = d.Name, d.Public
		uses = append(uses, u)
	}
	return uses
}

func (p ProjectEntry) remoteUses() []remoteUse {
	return append(usesOf(remotePhoto, p.Photos), usesOf(remotePlan, p.Plans)...)
}

// replaceRemotes replaces the remote files of an owner, which is property or project, after its other files. Those that were fetched before
// are shown at once; the others are due now, however often they failed.
func replaceRemotes(owner string, number int, uses []remoteUse, now int64) []handle.Statement {
	list := []handle.Statement{{SQL: "DELETE FROM remote_use WHERE " + owner + " = ?", Args: []any{number}}}
	if len(uses) == 0 {
		return list
	}
	var files, rows [][]any
	for _, u := range uses {
		r := u.remote
		files = append(files, []any{r.Name, r.Address, hostOf(r.Address), r.hosts(), u.position, now})
		rows = append(rows, []any{number, u.kind, u.position, r.Name, u.text, u.public})
	}
	for _, s := range insertRows("remote_file", "name, address, host, hosts, place, due_at", files) {
		s.SQL += ` ON CONFLICT (name) DO UPDATE SET address = excluded.address, host = excluded.host, hosts = excluded.hosts, tries = 0,
			due_at = excluded.due_at WHERE file IS NULL`
		list = append(list, s)
	}
	list = append(list, insertRows("remote_use", owner+", kind, position, remote, text, public", rows)...)
	return append(list, showRemotes("u."+owner+" = ?", number)...)
}

// showRemotes makes pictures and documents of remote files that were fetched, where they are not shown yet. where is a condition on
// remote_use u.
func showRemotes(where string, args ...any) []handle.Statement {
	const fetched = " FROM remote_use u JOIN remote_file f ON f.name = u.remote WHERE f.file IS NOT NULL AND "
	return []handle.Statement{
		{SQL: `INSERT INTO photo (property, project, kind, position, file, width, height, alt)
			SELECT u.property, u.project, u.kind = 'PLAN', u.position, f.file, f.width, f.height, u.text` + fetched + where + `
			AND u.kind <> 'DOCUMENT' AND NOT EXISTS (SELECT 1 FROM photo p
				WHERE p.property IS u.property AND p.project IS u.project AND p.kind = (u.kind = 'PLAN') AND p.position = u.position)
			ORDER BY u.property, u.project, u.kind, u.position`,
			Args: args},
		{SQL: `INSERT INTO document (property, position, file, size, public, name)
			SELECT u.property, u.position, f.file, f.size, u.public, u.text` + fetched + where + `
			AND u.kind = 'DOCUMENT' AND NOT EXISTS (SELECT 1 FROM document d WHERE d.property = u.property AND d.position = u.position)
			ORDER BY u.property, u.position`,
			Args: args},
	}
}

// moveRemotes makes remote files due whose address changed although the record did not.
func (i *importing) moveRemotes(uses []remoteUse) {
	for _, u := range uses {
		if r := u.remote; !r.IsItsName() {
			i.add(`UPDATE remote_file SET address = ?1, host = ?2, hosts = ?3, tries = 0, due_at = ?4
				WHERE name = ?5 AND file IS NULL AND address <> ?1`, r.Address, hostOf(r.Address), r.hosts(), i.now, r.Name)
		}
	}
}

// hosts are the hosts as JSON; nil for any.
func (r Remote) hosts() any {
	if len(r.Hosts) == 0 {
		return nil
	}
	return handle.JSON(r.Hosts)
}

func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return "" // fetching it fails with a reason
	}
	return u.Host
}
