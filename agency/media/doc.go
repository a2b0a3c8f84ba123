// Package media holds the files of properties and pages, as the site shows them: photos, plans with the points on them, videos, tours and
// documents. Where they come from is in intake, how they are resized in server.
//
// Invariant: a video or tour is of a host that VideoOf knows, or it is no Video.
package media
