// Package datafolder is the folder of a site's data on one machine: where database, pictures, uploads, deliveries and emails stand in it,
// and that it is its owner's alone. What root would write there the site could not read, so root is refused in another user's folder.
package datafolder
