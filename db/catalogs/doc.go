// Package catalogs reads the reference data: the site, the places, the categories and the types, all of one snapshot.
package catalogs
