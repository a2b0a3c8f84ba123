package records

import "strings"

// PropertySource is who brings a property. A property has one source at a time: what that says is in force, and whatever else names the
// property leaves it alone. It is FolderSource, DeskSource, the name of a format of files ("openimmo"), that of a program's key
// ("key:Portal") or that of a link to a CRM ("link:office").
type PropertySource string

// FolderSource is the agency's folder, DeskSource the desk itself.
const (
	FolderSource PropertySource = "folder"
	DeskSource   PropertySource = "desk"
)

// PropertySourceKind is the kind of a source, in the graph's words.
type PropertySourceKind string

// The kinds of sources.
const (
	OfDeskSource    PropertySourceKind = "DESK"
	OfFolderSource  PropertySourceKind = "FOLDER"
	OfFileSource    PropertySourceKind = "FILE"
	OfProgramSource PropertySourceKind = "PROGRAM"
	OfLinkSource    PropertySourceKind = "LINK"
)

// Kind is the kind of the source.
func (s PropertySource) Kind() PropertySourceKind {
	kind, _, named := strings.Cut(string(s), ":")
	switch {
	case s == DeskSource:
		return OfDeskSource
	case s == FolderSource:
		return OfFolderSource
	case named && kind == "link":
		return OfLinkSource
	case named && kind == "key":
		return OfProgramSource
	}
	return OfFileSource
}

// Name is the name of the link, key or format; "" for the folder and the desk.
func (s PropertySource) Name() string {
	if s == DeskSource || s == FolderSource {
		return ""
	}
	if _, name, named := strings.Cut(string(s), ":"); named {
		return name
	}
	return string(s)
}
