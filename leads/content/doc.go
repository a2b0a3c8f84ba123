// Package content says what stands in a stored lead: as a line of a sheet, which is leads as CSV, as fields at the desk, and as the message
// to a CRM. All of them show the rows of package leads, which the email to the agency has too; a form may lack anything.
package content
